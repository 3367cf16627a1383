import { classInvitationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useParams } from "react-router";
import { Section } from "../../../../../features/section/Section.tsx";
import { useViewer } from "../../../../../shell/use-viewer.ts";
import { getAccountId } from "../../../account-id.ts";
import { InviteClass } from "./InviteClass.tsx";
import * as css from "./invite.css.ts";
import { type InvitedGroup, PeopleListForm } from "./PeopleListForm.tsx";
import { PeopleListResults } from "./PeopleListResults.tsx";
import type { ResultRow } from "./result-rows.ts";

type Sent = { readonly lists: number; readonly rows: readonly ResultRow[] };

/**
 * The page on which a class is invited into a group from a list, with the people who have joined. People type or paste the list as
 * soon as they have opened the page, so its form does not wait for what the page reads.
 */
export function Component() {
  const groupId = getAccountId(useParams().id);
  const viewer = useViewer();
  const [read, setRead] = useState<InvitedGroup | "failed">();
  const [sent, setSent] = useState<Sent>({ lists: 0, rows: [] });
  const group = read !== "failed" && read?.id === groupId ? read : undefined;
  return (
    <Stack gap={6}>
      {group?.sendsMail === false && <Banner tone="warning">{classInvitationTexts.noMail}</Banner>}
      {read !== "failed" && (
        <div data-not-printed className={css.formRoom}>
          {viewer === undefined ? null : (
            <PeopleListForm
              key={groupId}
              groupId={groupId}
              group={group}
              onInvited={(rows) => setSent({ lists: sent.lists + 1, rows })}
            />
          )}
        </div>
      )}
      {sent.rows.length > 0 && (
        <PeopleListResults
          key={sent.lists}
          groupId={groupId}
          rows={sent.rows}
          sendsMail={group?.sendsMail === true}
          onClose={() => setSent({ ...sent, rows: [] })}
        />
      )}
      <Section
        placeholder={<Skeleton kind="block" height={320} label="Loading the invitations" />}
        wayOut={<LinkButton href="/admin/groups">Back to the groups</LinkButton>}
        around={(failure) => <Failed onFailed={() => setRead("failed")}>{failure}</Failed>}
      >
        <InviteClass onRead={setRead} />
      </Section>
    </Stack>
  );
}

/** The message that the group cannot be read, without the form. Its text stays in this browser. */
function Failed({ children, onFailed }: { readonly children: ReactNode; readonly onFailed: () => void }) {
  const tell = useEffectEvent(onFailed);
  useEffect(() => tell(), []);
  return children;
}
