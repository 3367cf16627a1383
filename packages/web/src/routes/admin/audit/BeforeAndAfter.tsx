import { isChanged } from "@cathedra/domain/audit";
import { auditTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Text } from "@cathedra/ui-kit/Text";
import type { EntryDrawerQuery } from "../../../__generated__/EntryDrawerQuery.graphql.ts";
import * as css from "./audit.css.ts";
import { valueText } from "./value-text.ts";

type Fact = EntryDrawerQuery["response"]["auditEntry"]["facts"][number];

/** What stood before and after, side by side; what differs says so in a word. */
export function BeforeAndAfter({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return <Text tone="muted">{texts.noFacts}</Text>;
  return (
    <table className={css.compared}>
      <thead>
        <tr>
          <th className={css.head} scope="col">
            Field
          </th>
          <th className={css.head} scope="col">
            Before
          </th>
          <th className={css.head} scope="col">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => {
          const isDifferent = isChanged({ before: fact.before ?? null, after: fact.after ?? null });
          return (
            <tr key={fact.key}>
              <th className={css.field} scope="row">
                {fact.label}
                {isDifferent && <Badge tone="info">{texts.changed}</Badge>}
              </th>
              <Value of={fact.before} kind={fact.kind} />
              <Value of={fact.after} kind={fact.kind} isMarked={isDifferent} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type ValueProps = {
  readonly of: readonly string[] | null | undefined;
  readonly kind: string;
  readonly isMarked?: boolean;
};

function Value({ of, kind, isMarked = false }: ValueProps) {
  const said = of == null || of.length === 0;
  return (
    <td className={css.cell}>
      {said ? (
        <Text as="span" tone="muted">
          {of == null ? texts.notSaid : texts.nothing}
        </Text>
      ) : (
        <Lines isMarked={isMarked}>{of.map((value) => valueText(kind, value)).join("\n")}</Lines>
      )}
    </td>
  );
}

function Lines({ isMarked, children }: { readonly isMarked: boolean; readonly children: string }) {
  return isMarked ? <strong>{children}</strong> : children;
}
