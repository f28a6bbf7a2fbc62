// Brings the worker in: it receives notices and knows what to show without a network. It speaks the language of this page.

interface Policy {
  createScriptURL(address: string): string;
}
type Trusting = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** The address is our own and no other: the content security policy allows this policy alone to say so. */
const address = (lang: string) => `/worker.js?lang=${lang}`;
const policy = (window as Trusting).trustedTypes?.createPolicy("service-worker", { createScriptURL: (lang) => address(lang) });

export async function register(): Promise<ServiceWorkerRegistration> {
  const { lang } = document.documentElement;
  await navigator.serviceWorker.register(policy?.createScriptURL(lang) ?? address(lang), { scope: "/" });
  return navigator.serviceWorker.ready;
}
