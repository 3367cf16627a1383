import { logbookTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DraftRow_draft$key } from "../../__generated__/DraftRow_draft.graphql.ts";
import { localDay, showDay, showMoment } from "../../format/dates.ts";
import { draftHref } from "../draft/draft-address.ts";
import * as css from "./Drafts.css.ts";

export type DraftRowProps = { readonly draft: DraftRow_draft$key; readonly owner: string };

/** A draft: which case it is, when it was typed, and the buttons to continue or discard it. */
export function DraftRow({ draft: key, owner }: DraftRowProps) {
  const draft = useFragment(
    graphql`
      fragment DraftRow_draft on LogbookDraft {
        id
        recordId
        dateOfProcedure
        procedureName
        savedAt
        expiresAt
      }
    `,
    key,
  );
  const [isGoing, setGoing] = useState(false);
  const { id, recordId, dateOfProcedure } = draft;
  const isChange = recordId !== null && recordId !== undefined;
  const name = draft.procedureName ?? logbookTexts.draftUntitled;
  const day =
    dateOfProcedure === null || dateOfProcedure === undefined ? undefined : showDay(dateOfProcedure);
  const discard = async () => {
    setGoing(true);
    const { discardDraft } = await import("../draft/discard-draft.ts");
    if (!(await discardDraft({ owner, id, isChange }))) setGoing(false);
  };
  return (
    <li className={css.row}>
      <div className={css.subject}>
        <Link href={draftHref(draft)} variant="alone">
          {[name, day].filter(Boolean).join(", ")}
        </Link>
        <Text size="small" tone="muted">
          {`${isChange ? "Unsaved changes" : "New record"} · typed ${showMoment(Date.parse(draft.savedAt))} · kept until ${showDay(localDay(new Date(draft.expiresAt)))}`}
        </Text>
      </div>
      <Button
        variant="quiet"
        size="small"
        isPending={isGoing}
        aria-label={`Discard the draft ${[name, day].filter(Boolean).join(", ")}`}
        onPress={() => void discard().catch(() => setGoing(false))}
      >
        Discard
      </Button>
    </li>
  );
}
