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
  if (!answer.ok) throw Object.assign(new Error((said as { sentence: string }).sentence), { status: answer.status });
  return said as T;
}

/** Whether asking again could help: the house was not reached, or has no time now; otherwise it has said no. */
export function passing(error: Error & { status?: number }): boolean {
  return error.status === undefined || error.status >= 500 || error.status === 429;
}
