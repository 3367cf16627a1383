export type StreamEvent = { readonly name: string; readonly data: string };

/** The limit on an incomplete event; a stream that sends more is not the portal's. */
const maxOpen = 65_536;

/** Reads server-sent events (HTML, 9.2.6) as far as the portal uses them: a name and one line of data. Comments are ignored. */
export function eventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let open = "";
  return (text) => {
    const blocks = (open + text).replaceAll("\r\n", "\n").split("\n\n");
    open = blocks.pop() ?? "";
    if (open.length > maxOpen) throw new Error("an event that does not end");
    for (const block of blocks) {
      const fields = new Map(block.split("\n").map((line) => getField(line)));
      const name = fields.get("event");
      if (name !== undefined) onEvent({ name, data: fields.get("data") ?? "" });
    }
  };
}

function getField(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  if (colon === -1) return [line, ""];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}
