import { formatDuration } from "@cathedra/domain";
import { stationSignInTexts, scannedCodeTexts as texts } from "@cathedra/domain/messages";
import { readMatchCode } from "@cathedra/domain/station-sign-in";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Form } from "@cathedra/ui-kit/Form";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SignInQuestion_request$key } from "../../__generated__/SignInQuestion_request.graphql.ts";
import { useNow } from "../../features/poll/use-now.ts";
import { showExactTime, showMoment } from "../../format/dates.ts";
import * as css from "./question.css.ts";
import { type Answered, useAnswerCode } from "./use-answer-code.ts";

type SignInQuestionProps = {
  readonly request: SignInQuestion_request$key;
  readonly payload: string;
  readonly onApproved: (station: string) => void;
  readonly onDeclined: () => void;
  readonly onRefused: (status: string) => void;
};

/**
 * The question whether to sign in: which station, where and whose it is, how old the code is, the figures to type, and two
 * equally visible answers (12.037).
 */
export function SignInQuestion({
  request: key,
  payload,
  onApproved,
  onDeclined,
  onRefused,
}: SignInQuestionProps) {
  const { station, shownAt, expiresAt, lastPerson } = useFragment(
    graphql`
      fragment SignInQuestion_request on QRLoginRequest {
        station {
          serviceTag
          name
          place
          owner
        }
        shownAt
        expiresAt
        lastPerson {
          name
          signedInAt
          isSignedIn
        }
      }
    `,
    key,
  );
  const { approve, decline } = useAnswerCode(payload);
  const [figures, setFigures] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"yes" | "no">();
  const name = station?.name ?? "";
  const now = useNow(1_000);
  const leftMs = expiresAt == null ? null : Math.max(0, Date.parse(expiresAt) - now);
  const isOver = leftMs === 0 && busy === undefined;
  const expire = useEffectEvent(() => onRefused("expired"));
  useEffect(() => {
    if (isOver) expire();
  }, [isOver]);

  const answer = async (which: "yes" | "no", request: Promise<Answered>) => {
    setBusy(which);
    setFailure(undefined);
    const { status, triesLeft, failure: why } = await request;
    setBusy(undefined);
    if (why !== undefined) return setFailure(why);
    if (status === "ok") return onApproved(name);
    if (status === "declined" && which === "no") return onDeclined();
    if (status !== "wrong_match_code") return onRefused(status ?? "unknown");
    setFigures("");
    const left = triesLeft == null ? "" : ` ${texts.triesLeft(triesLeft)}`;
    setFailure(stationSignInTexts.failedWith(status));
    setErrors({ figures: `${stationSignInTexts.statuses.wrong_match_code}${left}` });
    return undefined;
  };
  const submit = () => {
    const matchCode = readMatchCode(figures);
    if (matchCode === undefined) return setErrors({ figures: texts.figuresMissing });
    setErrors({});
    return void answer("yes", approve(matchCode));
  };
  const last =
    lastPerson == null
      ? texts.nobody
      : lastPerson.isSignedIn
        ? texts.isOn(lastPerson.name)
        : `${lastPerson.name}, ${showMoment(Date.parse(lastPerson.signedInAt))}`;

  return (
    <Card title={texts.question(name)}>
      <Stack gap={4}>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <dl className={css.facts}>
          <Fact name={texts.place}>{station?.place || texts.noPlace}</Fact>
          <Fact name={texts.owner}>{station?.owner ?? ""}</Fact>
          <Fact name={texts.serviceTag}>{station?.serviceTag ?? ""}</Fact>
          <Fact name={texts.shownAt}>{shownAt == null ? "" : showExactTime(Date.parse(shownAt))}</Fact>
          {leftMs !== null && <Fact name={texts.expiresIn}>{formatDuration(Math.ceil(leftMs / 1000))}</Fact>}
          <Fact name={texts.last}>{last}</Fact>
        </dl>
        <Text>{texts.meaning}</Text>
        <Form onSubmit={submit} errors={errors} hasSummary={false}>
          <Stack gap={4}>
            <TextField
              name="figures"
              label={texts.figures}
              description={texts.figuresHelp}
              value={figures}
              onChange={setFigures}
              inputMode="numeric"
              autoComplete="off"
            />
            <div className={css.answers}>
              <Button
                type="submit"
                variant="secondary"
                width="full"
                isPending={busy === "yes"}
                isDisabled={busy === "no"}
              >
                {texts.yes}
              </Button>
              <Button
                variant="secondary"
                width="full"
                isPending={busy === "no"}
                isDisabled={busy === "yes"}
                onPress={() => void answer("no", decline())}
              >
                {texts.no}
              </Button>
            </div>
          </Stack>
        </Form>
        <Text size="small" tone="muted">
          {texts.notHere}
        </Text>
      </Stack>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
