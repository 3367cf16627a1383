import { fullName } from "@cathedra/domain";
import { attendingAddressTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Page } from "@cathedra/ui-kit/Page";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { showDayOf } from "../../format/dates.ts";
import { Announcer } from "../../shell/Announcer.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { contentId } from "../../shell/use-page-title.ts";
import {
  type AddressChange,
  type Answered,
  answerChange,
  type Failed,
  type Outcome,
  readChange,
} from "./address-change.ts";
import * as css from "./attending-address.css.ts";

/**
 * The page that the link of a mail about a change of an attending's address opens, without signing in. It shows what the change
 * is about; only a press answers.
 */
export function Component() {
  const [query] = useSearchParams();
  const code = query.get("code") ?? "";
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{ readonly of: string; readonly outcome: Outcome<AddressChange> }>();
  const attempt = `${code} ${tries}`;
  useEffect(() => {
    let isOld = false;
    void readChange(code).then((outcome) => {
      if (!isOld) setRead({ of: attempt, outcome });
    });
    return () => {
      isOld = true;
    };
  }, [code, attempt]);
  const outcome = read?.of === attempt ? read.outcome : undefined;
  return (
    <main id={contentId} tabIndex={-1} className={css.frame}>
      <Page>
        <PortalPage title={texts.title}>
          {outcome === undefined && <Skeleton kind="block" height={200} label={texts.loading} />}
          {outcome?.kind === "found" && <Question key={attempt} code={code} found={outcome.value} />}
          {outcome !== undefined && outcome.kind !== "found" && (
            <FailedBanner failed={outcome} onTryAgain={() => setTries(tries + 1)} />
          )}
        </PortalPage>
      </Page>
      <Announcer />
    </main>
  );
}

function Question({ code, found }: { readonly code: string; readonly found: AddressChange }) {
  const [change, setChange] = useState(found);
  const [busy, setBusy] = useState<"yes" | "no">();
  const [failed, setFailed] = useState<Failed>();
  const [end, setEnd] = useState<Exclude<Answered["outcome"], "waits">>();
  const answer = async (word: "yes" | "no") => {
    setBusy(word);
    setFailed(undefined);
    const outcome = await answerChange(code, word);
    setBusy(undefined);
    // The pressed button disappears with its answer, so the focus goes to the page, which begins with what was done.
    if (outcome.kind === "found") document.getElementById(contentId)?.focus();
    if (outcome.kind !== "found") setFailed(outcome);
    else if (outcome.value.outcome !== "waits") setEnd(outcome.value.outcome);
    else if (outcome.value.change !== undefined) setChange(outcome.value.change);
  };
  if (end !== undefined) return <End of={end} side={change.side} />;
  const words = texts[change.side];
  const name = fullName(change.attending);
  const { answeredAt, askedAt, expiresAt, from, institution } = change;
  return (
    <Stack gap={4}>
      <output>
        {answeredAt !== null && (
          <Banner tone="success" title={words.answered(showDayOf(answeredAt))}>
            {nextStep(change)}
          </Banner>
        )}
      </output>
      <Card title={answeredAt === null ? words.question(name) : name}>
        <Stack gap={3}>
          <Text>{words.about(institution, change.askedBy ?? texts.somebody, showDayOf(askedAt))}</Text>
          <Text>{words.effect}</Text>
          {answeredAt === null && (
            <Text size="small" tone="muted">
              {from === null
                ? texts.expires(showDayOf(expiresAt))
                : texts.fromUnlessObjection(showDayOf(from))}
            </Text>
          )}
          <Inline gap={2}>
            {answeredAt === null && (
              <Button
                variant="primary"
                isPending={busy === "yes"}
                isDisabled={busy === "no"}
                onPress={() => void answer("yes")}
              >
                {words.yes}
              </Button>
            )}
            <Button isPending={busy === "no"} isDisabled={busy === "yes"} onPress={() => void answer("no")}>
              {words.no}
            </Button>
          </Inline>
        </Stack>
      </Card>
      {failed !== undefined && <FailedBanner failed={failed} />}
    </Stack>
  );
}

/** Tells the person what happens after they have confirmed one side of the change of address. */
function nextStep({ side, from }: AddressChange): string {
  if (from === null) return texts.waitsForNew;
  return side === "new" ? texts.from(showDayOf(from)) : texts.fromWithoutMore(showDayOf(from));
}

function End({
  of,
  side,
}: {
  readonly of: Exclude<Answered["outcome"], "waits">;
  readonly side: AddressChange["side"];
}) {
  return (
    <Stack gap={4}>
      <output>
        <Banner tone={of === "taken" ? "warning" : "success"}>{texts[of]}</Banner>
      </output>
      {of === "changed" && side === "new" && (
        <div>
          <LinkButton href="/logbook/confirmations">{texts.onward}</LinkButton>
        </div>
      )}
    </Stack>
  );
}

function FailedBanner({ failed, onTryAgain }: { readonly failed: Failed; readonly onTryAgain?: () => void }) {
  if (failed.kind === "unknown") return <Banner tone="warning">{texts.unknown}</Banner>;
  const again =
    onTryAgain === undefined ? undefined : (
      <Button size="small" onPress={onTryAgain}>
        {texts.tryAgain}
      </Button>
    );
  return failed.kind === "tooMany" ? (
    <Banner tone="warning" action={again}>
      {texts.tooMany(failed.minutes)}
    </Banner>
  ) : (
    <Banner tone="danger" action={again}>
      {texts.failed}
    </Banner>
  );
}
