import path from "node:path";
import { type Plugin, parseSync, Visitor } from "vite";

type Tag = { readonly start: number; readonly end: number; readonly name: string };

/**
 * Replaces every `graphql` tagged template by an import of the artifact that relay-compiler wrote for it. Line numbers are
 * preserved: imports go to the end, and a template keeps its number of lines.
 */
export function relayTag(artifacts: string): Plugin {
  return {
    name: "cathedra:relay-tag",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: "graphql`" },
      handler: (code, id) => ({ code: replaceTags(code, id, artifacts), map: null }),
    },
  };
}

export function replaceTags(code: string, id: string, artifacts: string): string {
  const file = id.split("?", 1)[0] ?? id;
  const tags = findTags(code, file);
  const imports = new Set<string>();
  let result = code;
  for (const { start, end, name } of tags.toReversed()) {
    const lines = "\n".repeat(code.slice(start, end).split("\n").length - 1);
    result = `${result.slice(0, start)}${getArtifact(name)}${lines}${result.slice(end)}`;
    const target = path.posix.join(artifacts, `${name}.graphql.ts`);
    imports.add(`\nimport ${getArtifact(name)} from ${JSON.stringify(target)};`);
  }
  return result + [...imports].join("");
}

function getArtifact(name: string): string {
  return `relayArtifact_${name}`;
}

function findTags(code: string, file: string): readonly Tag[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const tags: Tag[] = [];
  const visitor = new Visitor({
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      if (tag.type !== "Identifier" || tag.name !== "graphql") return;
      const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(
        quasi.quasis[0]?.value.raw ?? "",
      );
      if (name?.[1] === undefined)
        throw new Error(`${file}: a graphql tag without the name of its operation`);
      tags.push({ start, end, name: name[1] });
    },
  });
  visitor.visit(program);
  return tags;
}
