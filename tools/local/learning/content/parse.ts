/** A block of a unit's text, such as a paragraph or a list item. */
export type Block =
  | { readonly kind: "paragraph" | "heading" | "point"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "figure"; readonly name: string; readonly caption: string };

export type Choice = { readonly text: string; readonly isRight: boolean };
export type Question = {
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly why: string;
};

/** The content of one unit. */
export type UnitContent = { readonly blocks: readonly Block[]; readonly questions: readonly Question[] };

/**
 * Parses a course's file: `# unit`, followed by paragraphs, `## headings`, `- lists`, `> points` and `!figure caption`; or by
 * questions: `? question`, `+ right`, `- wrong`, `= why`.
 */
export function parseCourse(text: string): ReadonlyMap<string, UnitContent> {
  const units = text.split(/^# /m).slice(1);
  return new Map(
    units.map((unit) => {
      const [name = "", ...lines] = unit.split("\n");
      return [name.trim(), parseUnit(lines.join("\n"))];
    }),
  );
}

function parseUnit(text: string): UnitContent {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return {
    blocks: parts.filter((part) => !part.startsWith("? ")).map(getBlock),
    questions: parts.filter((part) => part.startsWith("? ")).map(getQuestion),
  };
}

function getBlock(part: string): Block {
  const joined = (from: number) => part.slice(from).replaceAll(/\s*\n\s*/g, " ");
  if (part.startsWith("## ")) return { kind: "heading", text: joined(3) };
  if (part.startsWith("> ")) return { kind: "point", text: joined(2).replaceAll(" > ", " ") };
  if (part.startsWith("- ")) return { kind: "list", items: items(part) };
  const [, name, caption] = /^!([\w-]+)\s+([\s\S]+)$/.exec(part) ?? [];
  if (name !== undefined && caption !== undefined) {
    return { kind: "figure", name, caption: caption.replaceAll(/\s*\n\s*/g, " ") };
  }
  return { kind: "paragraph", text: joined(0) };
}

/** The lines that begin with a dash; other lines continue the line before. */
function items(part: string): readonly string[] {
  return part
    .slice(2)
    .split(/\n- /)
    .map((item) => item.replaceAll(/\s*\n\s*/g, " "));
}

function getQuestion(part: string): Question {
  const lines = part.split("\n");
  const of = (sign: string) =>
    lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  const choices = lines.flatMap((line) => {
    const isRight = line.startsWith("+ ");
    return isRight || line.startsWith("- ") ? [{ text: line.slice(2), isRight }] : [];
  });
  return { text: of("?").join(" "), choices, why: of("=").join(" ") };
}
