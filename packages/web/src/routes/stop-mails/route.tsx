import { classInvitationTexts, inboxMailTexts, stopMailsTexts, weekTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Page } from "@cathedra/ui-kit/Page";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Announcer } from "../../shell/Announcer.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { contentId } from "../../shell/use-page-title.ts";
import * as css from "./stop-mails.css.ts";
import { type Stopped, stopMails } from "./stop-mails.ts";

const tones = { stopped: "success", unknown: "warning", failed: "danger" } as const;
/**
 * The texts for mails about notifications. Many recipients of other mails, about confirmations and invitations, have no account.
 */
const ofNotifications = {
  title: inboxMailTexts.stopTitle,
  question: inboxMailTexts.stopQuestion,
  stop: inboxMailTexts.stop,
  stopped: inboxMailTexts.stopped,
  unknown: inboxMailTexts.stopUnknown,
  failed: inboxMailTexts.stopFailed,
  onward: inboxMailTexts.toProfile,
  href: "/profile/notifications",
} as const;
const ofConfirmations = { ...stopMailsTexts, href: "/logbook/confirmations" } as const;
const ofInvitations = { ...classInvitationTexts.stop, href: "/" } as const;
const ofReminders = { ...weekTexts.stopReminders, href: "/" } as const;
const ofWeek = { ...weekTexts.stop, href: "/profile/notifications" } as const;

type Words = { readonly [Key in keyof typeof ofNotifications]: string };

const kinds: ReadonlyMap<string | null, Words> = new Map<string | null, Words>([
  ["confirmations", ofConfirmations],
  ["invitations", ofInvitations],
  ["reminders", ofReminders],
  ["this-week", ofWeek],
]);

/** The page that the unsubscribe link of a mail opens, without signing in; it asks for confirmation. */
export function Component() {
  const [query] = useSearchParams();
  const words = kinds.get(query.get("of")) ?? ofNotifications;
  const [outcome, setOutcome] = useState<Stopped>();
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    setOutcome(await stopMails(query.get("key") ?? "", fetch, query.get("of")));
    setBusy(false);
  };
  return (
    <main id={contentId} tabIndex={-1} className={css.frame}>
      <Page>
        <PortalPage title={words.title}>
          <Stack gap={4}>
            {outcome !== undefined && <Banner tone={tones[outcome]}>{words[outcome]}</Banner>}
            {(outcome === undefined || outcome === "failed") && (
              <>
                <Text>{words.question}</Text>
                <div>
                  <Button variant="primary" isPending={isBusy} onPress={() => void stop()}>
                    {words.stop}
                  </Button>
                </div>
              </>
            )}
            {(outcome === "stopped" || outcome === "unknown") && (
              <div>
                <LinkButton href={words.href}>{words.onward}</LinkButton>
              </div>
            )}
          </Stack>
        </PortalPage>
      </Page>
      <Announcer />
    </main>
  );
}
