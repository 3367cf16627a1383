import type { ImportReport } from "@cathedra/api/definitions";
import { importTexts, simulatorModuleTexts as texts } from "@cathedra/domain/messages";

/**
 * The result of a document for a terminal: a line for each problem, as compilers print them, or a paragraph for each change.
 */
export function asText(
  { problems, changes, changeCount, same, isApplied }: ImportReport,
  file: string,
): string {
  if (problems.length > 0) {
    const lines = problems.map(
      ({ line, path, message }) => `${file}:${line}: ${message}${path === "" ? "" : ` (${path})`}`,
    );
    return [...lines, texts.wrong(problems.length)].join("\n");
  }
  if (changeCount === 0) return importTexts.nothingNew;
  const paragraphs = changes.map(({ act, thing, name, details }) =>
    [`${texts.acts[act]}: ${thing} ${name}`, ...details.map((detail) => `  ${detail}`)].join("\n"),
  );
  const more = changeCount > changes.length ? [importTexts.more(changeCount - changes.length)] : [];
  return [
    ...paragraphs,
    ...more,
    isApplied ? texts.imported(changeCount) : texts.changes(changeCount, same),
  ].join("\n");
}
