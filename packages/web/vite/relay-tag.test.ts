import { expect, test } from "vitest";
import { replaceTags } from "./relay-tag.ts";

const source = `import { graphql, useFragment } from "react-relay/hooks";
export function Card({ query }: { readonly query: Key }) {
  const data = useFragment(
    graphql\`
      fragment Card_query on Query {
        me
      }
    \`,
    query,
  );
  return <p title={\`\${data.me}\`}>{data.me}</p>;
}
`;

test("a tag is replaced by its compiled artifact", () => {
  const code = replaceTags(source, "/src/Card.tsx", "/src/__generated__");
  expect(code).not.toContain("fragment Card_query");
  expect(code).toContain('import relayArtifact_Card_query from "/src/__generated__/Card_query.graphql.ts";');
  expect(code).toMatch(/useFragment\(\s+relayArtifact_Card_query\s+,/);
});

test("every line keeps its number, so that errors show the line of the source", () => {
  const code = replaceTags(source, "/src/Card.tsx", "/src/__generated__");
  const getLine = (text: string) => code.split("\n").findIndex((line) => line.includes(text));
  expect(getLine("return <p")).toBe(source.split("\n").findIndex((line) => line.includes("return <p")));
});

test("two tags of one artifact share an import, and queries and mutations are handled alike", () => {
  const tag = "graphql`query HomeQuery { me }`";
  const code = replaceTags(
    `const a = ${tag}; const b = ${tag}; const c = graphql\`mutation saveMutation { save }\`;`,
    "/a.ts",
    "/g",
  );
  expect(code.match(/import relayArtifact_HomeQuery/g)).toHaveLength(1);
  expect(code).toContain("const a = relayArtifact_HomeQuery; const b = relayArtifact_HomeQuery;");
  expect(code).toContain('from "/g/saveMutation.graphql.ts"');
});

test("text that only looks like a tag is left unchanged", () => {
  const code = 'const text = "graphql`query Q { me }`"; // graphql`query Q { me }`\n';
  expect(replaceTags(code, "/a.ts", "/g")).toBe(code);
});

test("a tag without a name is refused", () => {
  expect(() => replaceTags("graphql`{ me }`", "/a.ts", "/g")).toThrow(
    "/a.ts: a graphql tag without the name",
  );
});

test("source that cannot be parsed is refused with its file name", () => {
  expect(() => replaceTags("const = graphql`query Q { me }`", "/a.ts?v=1", "/g")).toThrow("/a.ts:");
});
