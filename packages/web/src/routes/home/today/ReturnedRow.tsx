import { homeTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReturnedRow_record$key } from "../../../__generated__/ReturnedRow_record.graphql.ts";
import { showDay } from "../../../format/dates.ts";
import * as css from "./TodaySection.css.ts";

/** A record that its attending has returned: what is wrong with it, and a link that opens it for correction. */
export function ReturnedRow({ record: key }: { readonly record: ReturnedRow_record$key }) {
  const nameId = useId();
  const { id, dateOfProcedure, procedureName, by, word } = useFragment(
    graphql`
      fragment ReturnedRow_record on ReturnedRecord {
        id
        dateOfProcedure
        procedureName
        by
        word
      }
    `,
    key,
  );
  const href = `/logbook/records/${id}`;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.late}>{homeTexts.needsCorrecting}</span>
        <span className={css.name} id={nameId}>
          <Link href={href} variant="alone">
            {`${procedureName}, ${showDay(dateOfProcedure)}`}
          </Link>
        </span>
        <span className={css.reason}>{homeTexts.returned(by ?? null, word)}</span>
      </div>
      <LinkButton href={href} size="small" aria-describedby={nameId}>
        {homeTexts.correct}
      </LinkButton>
    </li>
  );
}
