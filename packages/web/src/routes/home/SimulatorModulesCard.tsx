import { simulatorTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { SimulatorModulesCardQuery } from "../../__generated__/SimulatorModulesCardQuery.graphql.ts";
import * as css from "./CloudCasesCard.css.ts";

/** The number of modules on the start page, the most recently used first; `View All` leads to the rest. */
const shown = 4;

/** The simulator's modules on the start page (1.026). */
export function SimulatorModulesCard({ serviceTag }: { readonly serviceTag: string }) {
  const { vistCourses } = useLazyLoadQuery<SimulatorModulesCardQuery>(
    graphql`
      query SimulatorModulesCardQuery($serviceTag: String!) {
        vistCourses(serviceTag: $serviceTag) {
          ...whole_course
          id
          code
          version
          name
          simulations {
            id
            isCaseCreator
            lastRun {
              activityStart
            }
          }
        }
      }
    `,
    { serviceTag },
    { fetchPolicy: "store-and-network" },
  );
  const modules = vistCourses
    .map((course) => ({ ...course, ranAt: getLatest(course.simulations) }))
    .toSorted((one, other) => other.ranAt - one.ranAt);
  return (
    <Card
      title={simulatorTexts.title}
      titleLevel={3}
      padding="medium"
      actions={
        <Link href="/vist-modules" variant="alone">
          View All
        </Link>
      }
    >
      {modules.length === 0 && (
        <Text size="small" tone="muted">
          {simulatorTexts.noModules}
        </Text>
      )}
      <ul className={css.vouchers}>
        {modules.slice(0, shown).map((module) => (
          <li key={module.id} className={css.voucher}>
            <div className={css.modules}>
              <Link
                href={`/vist-modules/${encodeURIComponent(module.code)}/${encodeURIComponent(module.version)}/simulations`}
                variant="alone"
              >
                {module.name}
              </Link>
            </div>
            <Text size="small" tone="muted" figures="tabular">
              {casesText(module.simulations)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Case = {
  readonly isCaseCreator: boolean;
  readonly lastRun: { readonly activityStart: string } | null | undefined;
};

function getLatest(cases: readonly Case[]): number {
  return Math.max(
    0,
    ...cases.map(({ lastRun }) => (lastRun == null ? 0 : Date.parse(lastRun.activityStart))),
  );
}

function casesText(cases: readonly Case[]): string {
  const count = cases.filter(({ isCaseCreator }) => !isCaseCreator).length;
  return count === 1 ? "1 case" : `${count} cases`;
}
