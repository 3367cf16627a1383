import { importTexts, simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ImportReport } from "./send-document.ts";
import * as css from "./simulator-modules.css.ts";

const tones = { added: "success", changed: "info", removed: "warning" } as const;

/** The changes that a document would make, or its errors with line numbers. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { problems, changes, changeCount, same } = report;
  if (problems.length > 0) {
    return (
      <Stack gap={3}>
        <Banner tone="danger">{texts.wrong(problems.length)}</Banner>
        <ul className={css.list} aria-label="What is wrong">
          {problems.map(({ line, path, message }) => (
            <li key={`${path} ${message}`} className={css.entry}>
              <Text as="span" weight="medium" figures="tabular">
                {texts.atLine(line)}
              </Text>
              <Text size="small">{message}</Text>
              {path !== "" && (
                <Text size="caption" tone="muted">
                  {path}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    );
  }
  if (changeCount === 0) return <Banner tone="info">{importTexts.nothingNew}</Banner>;
  return (
    <Stack gap={3}>
      <Text weight="medium" figures="tabular">
        {texts.changes(changeCount, same)}
      </Text>
      <ul className={css.list} aria-label="What would change">
        {changes.map(({ act, thing, name, details }) => (
          <li key={`${act} ${thing} ${name}`} className={css.entry}>
            <Inline gap={2}>
              <Badge tone={tones[act]}>{texts.acts[act]}</Badge>
              <Text size="caption" tone="muted" as="span">
                {thing}
              </Text>
            </Inline>
            <Text weight="medium">{name}</Text>
            {details.length > 0 && (
              <ul className={css.details}>
                {details.map((detail) => (
                  <li key={detail}>
                    <Text size="small">{detail}</Text>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {changeCount > changes.length && (
          <li className={css.entry}>
            <Text size="small" tone="muted">
              {importTexts.more(changeCount - changes.length)}
            </Text>
          </li>
        )}
      </ul>
    </Stack>
  );
}
