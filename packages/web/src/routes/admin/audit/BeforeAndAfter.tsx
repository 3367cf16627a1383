import { isChanged } from "@cathedra/domain/audit";
import { auditTexts as texts } from "@cathedra/domain/messages";
import { Comparison } from "@cathedra/ui-kit/Comparison";
import { Text } from "@cathedra/ui-kit/Text";
import type { EntryDrawerQuery } from "../../../__generated__/EntryDrawerQuery.graphql.ts";
import { valueText } from "./value-text.ts";

type Fact = EntryDrawerQuery["response"]["auditEntry"]["facts"][number];

const columns = { field: "Field", before: "Before", after: "After" };

/** What stood before and after, side by side. */
export function BeforeAndAfter({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return <Text tone="muted">{texts.noFacts}</Text>;
  const { changed, notSaid, nothing } = texts;
  const fields = facts.map(({ key, label, kind, before = null, after = null }) => ({
    key,
    label,
    before: before?.map((value) => valueText(kind, value)) ?? null,
    after: after?.map((value) => valueText(kind, value)) ?? null,
    isChanged: isChanged({ before, after }),
  }));
  return <Comparison fields={fields} texts={{ ...columns, changed, notSaid, nothing }} />;
}
