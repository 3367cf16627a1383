import { isChanged } from "@cathedra/domain/audit";
import { auditTexts as texts } from "@cathedra/domain/messages";
import { Comparison } from "@cathedra/ui-kit/Comparison";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { EntryDrawerQuery } from "../../../__generated__/EntryDrawerQuery.graphql.ts";
import * as css from "./audit.css.ts";
import { valueText } from "./value-text.ts";

type Fact = EntryDrawerQuery["response"]["auditEntry"]["facts"][number];

const columns = { field: "Field", before: "Before", after: "After" };

/** The values that an act changed, before and after side by side; below them the unchanged facts and further details. */
export function BeforeAndAfter({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return <Text tone="muted">{texts.noFacts}</Text>;
  const { changed: mark, notSaid, nothing } = texts;
  const hasBoth = ({ before, after }: Fact) => before != null && after != null;
  const changed = facts.filter(({ before = null, after = null }) => isChanged({ before, after }));
  const unchanged = facts.filter((fact) => hasBoth(fact) && !changed.includes(fact));
  const fields = changed.map(({ key, label, kind, before = null, after = null }) => ({
    key,
    label,
    before: before?.map((value) => valueText(kind, value)) ?? null,
    after: after?.map((value) => valueText(kind, value)) ?? null,
    isChanged: true,
  }));
  return (
    <Stack gap={6}>
      {fields.length > 0 && (
        <Comparison fields={fields} texts={{ ...columns, changed: mark, notSaid, nothing }} />
      )}
      <Values title={texts.details} facts={facts.filter((fact) => !hasBoth(fact))} />
      <Values title={texts.unchanged} facts={unchanged} />
    </Stack>
  );
}

/** Values that an entry has only once, instead of one before and one after the act. */
function Values({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4}>{title}</Heading>
      <dl className={css.about}>
        {facts.map(({ key, label, kind, before, after }) => (
          <Value
            key={key}
            label={label}
            lines={(after ?? before ?? []).map((value) => valueText(kind, value))}
          />
        ))}
      </dl>
    </Stack>
  );
}

function Value({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <>
      <dt>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={css.value}>
        {lines.length === 0 ? (
          <Text as="span" tone="muted">
            {texts.nothing}
          </Text>
        ) : (
          lines.join("\n")
        )}
      </dd>
    </>
  );
}
