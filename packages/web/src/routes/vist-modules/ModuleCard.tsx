import { Badge } from "@cathedra/ui-kit/Badge";
import { Info, TriangleAlert } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { ModuleCard_course$key } from "../../__generated__/ModuleCard_course.graphql.ts";
import { simulationsHref } from "./hrefs.ts";
import { asLicence } from "./LicenceNote.tsx";
import { moduleLicence } from "./module-licence.ts";
import * as css from "./VistModules.css.ts";

/** A module with a link to its exercises (12.001), and its expired or missing licences (12.012). */
export function ModuleCard({ course: key }: { readonly course: ModuleCard_course$key }) {
  const course = useFragment(
    graphql`
      fragment ModuleCard_course on VistCourse {
        code
        version
        name
        description
        license {
          simulations {
            valid
            expired
            remainingdays
          }
        }
        simulations {
          id
          isCaseCreator
          lastRun {
            isMet
          }
        }
      }
    `,
    key,
  );
  const licence = moduleLicence(course.license.simulations.map(asLicence));
  const cases = course.simulations.filter(({ isCaseCreator }) => !isCaseCreator);
  const met = cases.filter(({ lastRun }) => lastRun?.isMet === true).length;
  return (
    <article className={css.card}>
      <h3 className={css.title}>
        <span className={css.coveringLink}>
          <Link href={simulationsHref(course)} variant="alone">
            {course.name}
          </Link>
        </span>
      </h3>
      <p className={css.description}>{course.description}</p>
      <div className={css.foot}>
        {licence !== null && (
          <div className={css.badges}>
            <Badge
              tone={licence.state === "missing" ? "danger" : "warning"}
              icon={licence.state === "missing" ? TriangleAlert : Info}
            >
              {licence.text}
            </Badge>
          </div>
        )}
        <p className={css.facts}>
          {[
            cases.length === 1 ? "1 case" : `${cases.length} cases`,
            `Version ${course.version}`,
            metText(met, cases.length),
          ]
            .filter((text) => text !== "")
            .join(" · ")}
        </p>
      </div>
    </article>
  );
}

/** In how many cases the person's last run met all criteria, as text. */
function metText(met: number, all: number): string {
  return met === 0 ? "" : `${met} of ${all} passed`;
}
