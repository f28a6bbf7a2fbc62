// Lives beside the pages: receives notices while none of them is open, and shows a friendly page when there is no network.

interface Told {
  title: string;
  body: string;
  link: string;
  tag: string;
  stop: string;
  stop_label: string;
  stopped: string;
}

// the types of a worker and those of a page exclude each other: what is used here is named
interface Window {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Worker {
  EDITION: string;
  PAGES: string[];
  PARTS: string[];
  registration: ServiceWorkerRegistration;
  clients: { matchAll(wish: object): Promise<Window[]>; openWindow(address: string): Promise<unknown>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, act: (event: any) => void): void;
}
const house = self as unknown as Worker;
const lang = new URL(location.href).searchParams.get("lang") ?? "en";
const shelf = `${house.EDITION} ${lang}`;
const spoken = (path: string) => `${path}?lang=${lang}`;
const OFFLINE = spoken("/offline");

/** Keep a page, and what it looks like. */
async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok) throw new Error(path);
  const parts = [...(await answer.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"#]+\.(?:css|js|svg))/g)].map((found) => found[1]!);
  await cache.put(path, answer);
  await cache.addAll([...new Set(parts)]);
}

house.addEventListener("install", (event) => {
  const all = async () => {
    const cache = await caches.open(shelf);
    await cache.addAll([...new Set(house.PARTS)]);
    for (const path of [OFFLINE, ...house.PAGES.map(spoken)]) await keep(cache, path);
    await house.skipWaiting();
  };
  event.waitUntil(all());
});

house.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name);
    await house.clients.claim();
  };
  event.waitUntil(tidy());
});

// the house itself is always asked first; only what it does not answer comes from the shelf
house.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await kept(spoken(pathname))) ?? (await kept(OFFLINE)) ?? Response.error()));
  } else if (pathname.startsWith("/static/") || house.PARTS.includes(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await kept(pathname)) ?? Response.error()));
  }
});

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(shelf)).match(path);
}

house.addEventListener("push", (event) => {
  const show = async () => {
    const told: Told = event.data.json();
    const pages = await house.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some((page) => page.visibilityState === "visible")) return; // they are here
    const actions = [{ action: "stop", title: told.stop_label }];
    const how = { body: told.body, tag: told.tag, lang, icon: "/icon.png", badge: "/icon.png", data: told, actions };
    await house.registration.showNotification(told.title, how as NotificationOptions);
  };
  event.waitUntil(show());
});

// browsers renew subscriptions by themselves: the house hears of it, or its notices would go nowhere
house.addEventListener("pushsubscriptionchange", (event) => {
  const headers = { "content-type": "application/json", "accept-language": lang };
  const renew = async () => {
    const { key } = await (await fetch("/api/me/notices", { headers })).json();
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const found: PushSubscription = event.newSubscription ?? (await house.registration.pushManager.subscribe(wish));
    const { endpoint, keys } = found.toJSON();
    const body = { kind: "push", address: endpoint, p256dh: keys!.p256dh, auth: keys!.auth };
    await fetch("/api/me/notices", { method: "POST", headers, body: JSON.stringify(body) });
  };
  event.waitUntil(renew());
});

house.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const told: Told = event.notification.data;
  event.waitUntil(event.action === "stop" ? stop(told) : go(told.link));
});

async function stop(told: Told): Promise<void> {
  const headers = { "content-type": "application/json", "accept-language": lang };
  const answer = await fetch("/api/notices/stop", { method: "POST", headers, body: JSON.stringify({ secret: told.stop }) });
  // an answer that there is no such channel any more is as good
  if (answer.ok || answer.status === 404) await (await house.registration.pushManager.getSubscription())?.unsubscribe();
  await house.registration.showNotification(told.stopped, { tag: "stopped", lang, icon: "/icon.png", silent: true });
}

async function go(link: string): Promise<void> {
  const pages = await house.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === link) ?? pages[0];
  if (!there) return void (await house.clients.openWindow(link));
  if (new URL(there.url).pathname !== link) await there.navigate(link);
  await there.focus();
}

export {};
