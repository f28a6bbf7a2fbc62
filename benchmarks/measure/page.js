// Watches the line to the table from inside the page: when a message came, and when the page that shows it was painted.

globalThis.seen = { updates: [], acks: [], bots: [], previews: [] };
{
  const painted = (act) =>
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = act;
      after.port2.postMessage(0);
    });
  const read = async (data) =>
    JSON.parse(
      typeof data === "string"
        ? data
        : await new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).text(),
    );
  const sent = new Map();
  let last = null;

  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", async (event) => {
        const came = performance.now();
        const told = await read(event.data);
        const asked = sent.get(told.request);
        if (told.type === "state") {
          if (last?.bot && told.version > last.version) seen.bots.push(came - last.came);
          const bot = !told.view.over && told.table.seats[told.view.to_move]?.kind === "bot";
          last = { came, version: told.version, bot };
        } else if (asked?.type === "turn") seen.acks.push(came - asked.at);
        if (told.type === "state" || asked?.type === "try") painted(() => seen.updates.push(performance.now() - came));
      });
    }
    send(frame) {
      const told = JSON.parse(frame);
      if (told.request) sent.set(told.request, { type: told.type, at: performance.now() });
      super.send(frame);
    }
  };

  let hovered = 0;
  addEventListener("pointerover", () => (hovered = performance.now()), true);
  const look = (changes) => {
    const bubble = changes.flatMap((change) => [...change.addedNodes]).some((node) => node.matches?.("[role=status]"));
    if (!bubble || !hovered) return;
    const from = hovered;
    hovered = 0;
    painted(() => seen.previews.push(performance.now() - from));
  };
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true }),
  );
}
