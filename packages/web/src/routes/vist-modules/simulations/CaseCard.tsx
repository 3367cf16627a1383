import { graphql, useFragment } from "react-relay/hooks";
import type { CaseCard_case$key } from "../../../__generated__/CaseCard_case.graphql.ts";
import { LastRun } from "../LastRun.tsx";
import { LicenceNote } from "../LicenceNote.tsx";
import * as css from "../VistModules.css.ts";

type CaseCardProps = { readonly of: CaseCard_case$key; readonly onOpen: () => void };

/** An exercise with the viewer's last run and the note about its licence (12.003). */
export function CaseCard({ of: key, onOpen }: CaseCardProps) {
  const of = useFragment(
    graphql`
      fragment CaseCard_case on VistCase {
        name
        description
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
      <h2 className={css.title}>
        <span className={css.coveringLink}>
          <OpenCase name={of.name} onOpen={onOpen} />
        </span>
      </h2>
      <p className={css.description}>{of.description}</p>
      <div className={css.foot}>
        <LicenceNote license={of.license} isSmall />
        <LastRun of={of} />
      </div>
    </article>
  );
}

type OpenCaseProps = { readonly name: string; readonly onOpen: () => void };

/** The name of an exercise as a button that opens it. */
function OpenCase({ name, onOpen }: OpenCaseProps) {
  return (
    <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
      {name}
    </button>
  );
}
