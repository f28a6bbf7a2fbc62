// Questions to the house over HTTP; a refusal is an Error with the sentence for people.

export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      "accept-language": document.documentElement.lang || "en",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const said = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error((said as { sentence: string }).sentence);
  return said as T;
}
