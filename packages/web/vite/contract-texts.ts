import { type Plugin, parseSync, Visitor } from "vite";

/** Members of the desktop bridge's contract that describe it for readers (`Method`, `Signal`, `Property`). */
const descriptions: ReadonlySet<string> = new Set(["does", "again", "is", "says"]);
const tablesOfErrors: ReadonlySet<string> = new Set(["clientErrors", "callErrors"]);

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Leaves the descriptions of the desktop bridge's contract out of the page: docs/desktop-bridge.md is generated from them, and
 * no browser reads them. They were 3 kB of the first view.
 */
export function contractTexts(folder: string): Plugin {
  return {
    name: "cathedra:contract-texts",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: `${folder}/*.ts` },
      handler: (code, id) => ({ code: withoutTexts(code, id), map: null }),
    },
  };
}

export function withoutTexts(code: string, file: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const edits: Edit[] = [];
  const empty = ({ type, start, end }: { type: string; start: number; end: number }) => {
    if (type === "Literal") edits.push({ start, end, text: '""' });
  };
  new Visitor({
    Property({ key, value }) {
      if (key.type === "Identifier" && descriptions.has(key.name)) empty(value);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || !tablesOfErrors.has(id.name)) return;
      const table = init?.type === "TSAsExpression" ? init.expression : init;
      if (table?.type !== "ObjectExpression") return;
      for (const property of table.properties) if (property.type === "Property") empty(property.value);
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== "Identifier" || first === undefined || second === undefined) return;
      if (callee.name === "signal") empty(first);
      if (callee.name === "means") empty(second);
    },
  }).visit(program);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
