// The log as people read it.

import type { LogLine } from "./wire";

/** Log lines grouped by the move they belong to. */
export function logOf(lines: LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last[0]?.at === line.at && line.kind === "note") last.push(line);
    else groups.push([line]);
  }
  return groups;
}
