// The rules as the server has written them: the page of a game, and finding a sentence in it.

/** Show only the clauses in which all these words occur. */
export function findRules(among: ParentNode, wanted: string): void {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  for (const rule of among.querySelectorAll<HTMLElement>("[data-rule]")) {
    const text = rule.textContent!.toLowerCase();
    rule.hidden = !words.every((word) => text.includes(word));
  }
  for (const part of among.querySelectorAll<HTMLElement>("[data-chapter]")) {
    part.hidden = words.length > 0 && !part.querySelector("[data-rule]:not([hidden])");
  }
}

const pages = new Map<string, Promise<Node[]>>();

/** What the page of a game's rules consists of, to be laid beside the table. */
export function rulesOf(game: string, lang: string): Promise<Node[]> {
  const address = `/rules/${game}?lang=${lang}`;
  const found = pages.get(address) ?? fetched(address);
  pages.set(address, found);
  found.catch(() => pages.delete(address));
  return found.then((nodes) => nodes.map((node) => node.cloneNode(true)));
}

// a request that reads a document: the policy of the page allows no other way to make elements of text
function fetched(address: string): Promise<Node[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => {
      const parts = request.response?.querySelectorAll("[data-rules] > *");
      if (request.status === 200 && parts?.length) resolve([...parts].map((part) => document.adoptNode(part)));
      else reject(new Error(String(request.status)));
    };
    request.onerror = () => reject(new Error());
    request.send();
  });
}
