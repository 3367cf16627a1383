import { classInvitationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Copy, X } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef, useState } from "react";
import { copyToClipboard } from "../../../../../features/clipboard/copy-to-clipboard.ts";
import { usePoll } from "../../../../../features/poll/use-poll.ts";
import * as css from "./invite.css.ts";
import { readInvitees } from "./invitee-rows.ts";
import { allInvitees, type InviteeStatus } from "./invitees-view.ts";
import { RowsTable } from "./RowsTable.tsx";
import { type ResultRow, tally, withMailFailures } from "./result-rows.ts";

/** The messages of mail servers about refused addresses, by address. */
type MailFailures = ReadonlyMap<string, string>;

const everyMs = 4000;

/** The addresses to which mails could not be delivered. Polls until all mails were sent or have failed. */
function useMailFailures(groupId: number, addresses: readonly string[]): MailFailures {
  const [failures, setFailures] = useState<MailFailures>(new Map());
  const [isWaiting, setWaiting] = useState(addresses.length > 0);
  usePoll(isWaiting ? everyMs : null, async () => {
    const sent = new Set(addresses);
    const waiting = await getRead(groupId, "mailWaiting");
    const failed = await getRead(groupId, "mailFailed");
    const failedNow = failed.filter(({ email }) => sent.has(email));
    setFailures(new Map(failedNow.map(({ email, reason }) => [email, reason ?? ""])));
    setWaiting(waiting.some(({ email }) => sent.has(email)));
  });
  return failures;
}

function getRead(groupId: number, status: InviteeStatus) {
  return readInvitees(groupId, { ...allInvitees, status }, new AbortController().signal, () => undefined);
}

type Props = {
  readonly groupId: number;
  readonly rows: readonly ResultRow[];
  readonly sendsMail: boolean;
  readonly onClose: () => void;
};

/** Shows the result of each row of the list that was sent last; a mail that cannot be delivered changes it. */
export function PeopleListResults({ groupId, rows: sent, sendsMail, onClose }: Props) {
  const invited = sent.filter(({ result }) => result === "invited").map(({ email }) => email);
  const rows = withMailFailures(sent, useMailFailures(groupId, sendsMail ? invited : []));
  const laterCount = rows.filter(({ result }) => result === "writtenLately").length;
  const optedOutCount = rows.filter(({ result }) => result === "optedOut").length;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed has disappeared, so the focus moves to the results.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Card
        title="Result"
        actions={
          <Button size="small" icon={X} onPress={onClose}>
            Close
          </Button>
        }
      >
        <Stack gap={4}>
          <Text weight="medium">{tally(rows)}</Text>
          {laterCount > 0 && <Banner tone="warning">{classInvitationTexts.writtenLately(laterCount)}</Banner>}
          {optedOutCount > 0 && <Banner tone="info">{classInvitationTexts.optedOut(optedOutCount)}</Banner>}
          {!sendsMail && invited.length > 0 && (
            <Inline gap={2}>
              <Button icon={Copy} onPress={() => void copyToClipboard(invited.join(", "), copyTexts)}>
                Copy the addresses
              </Button>
            </Inline>
          )}
          <RowsTable label="Result of each row" rows={rows} />
        </Stack>
      </Card>
    </div>
  );
}

const copyTexts = {
  copied: "Addresses copied to clipboard",
  notCopied: "Failed to copy the addresses, please try again later.",
};
