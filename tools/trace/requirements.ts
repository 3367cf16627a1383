/** A numbered statement of `docs/requirements`, with the text of its line. */
export type Requirement = {
  readonly id: string;
  /** `built` requires a test that names it; `to come` is not built yet; `by reading` cannot be tested. */
  readonly status: "built" | "to come" | "by reading";
  readonly text: string;
  readonly file: string;
};

const line =
  /^- \*\*(?<id>[A-Z]?[\d.]+|[A-Z]\.\d+)\*\*(?: \((?<note>to come|by reading: [^)]+)\))? (?<text>.+)$/;

/** The requirements of one page. Throws with the line's number when a line of the list has another form. */
export function readRequirements(file: string, page: string): readonly Requirement[] {
  return page.split("\n").flatMap((each, index) => {
    if (!each.startsWith("- **")) return [];
    const found = line.exec(each)?.groups;
    if (found === undefined) throw new Error(`${file}:${index + 1} is no requirement: ${each}`);
    const { id = "", note, text = "" } = found;
    return [{ id, text, file, status: getStatus(note) }];
  });
}

function getStatus(note: string | undefined): Requirement["status"] {
  if (note === undefined) return "built";
  return note === "to come" ? "to come" : "by reading";
}
