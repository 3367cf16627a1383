import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { CaseLink_case$key } from "../../__generated__/CaseLink_case.graphql.ts";
import { caseHref } from "./hrefs.ts";
import { LastRun } from "./LastRun.tsx";
import { LicenceNote } from "./LicenceNote.tsx";
import * as css from "./VistModules.css.ts";

/** A link to an exercise in a list over several modules. */
export function CaseLink({ of: key }: { readonly of: CaseLink_case$key }) {
  const of = useFragment(
    graphql`
      fragment CaseLink_case on VistCase {
        id
        name
        courseCode
        courseVersion
        courseName
        license {
          valid
          expired
          remainingdays
        }
        ...LastRun_case
      }
    `,
    key,
  );
  return (
    <article className={css.card}>
      <h3 className={css.title}>
        <span className={css.coveringLink}>
          <Link href={caseHref(of)} variant="alone">
            {of.name}
          </Link>
        </span>
      </h3>
      <p className={css.description}>{of.courseName}</p>
      <div className={css.foot}>
        <LicenceNote license={of.license} isSmall />
        <LastRun of={of} />
      </div>
    </article>
  );
}
