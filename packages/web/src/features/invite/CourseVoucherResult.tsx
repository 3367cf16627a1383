import { courseVoucherTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { useCourseVoucherResult } from "./use-invite-result.ts";

/** The result of a course link in this page's address (1.043, 2.002, 2.008-2.014, 2.018). */
export function CourseVoucherResult() {
  const { state, dismiss, retry } = useCourseVoucherResult();
  switch (state.kind) {
    case "none":
    case "signedOut":
      return null;
    case "joining":
      return <Banner>Accepting the voucher…</Banner>;
    case "gained":
      return (
        <Banner tone="success" onDismiss={dismiss} action={toCourse(state.href)}>
          {courseVoucherTexts.accepted(state.course, state.groupName, state.learningSpaceNames)}
        </Banner>
      );
    case "refused":
      return (
        <Banner
          tone="danger"
          onDismiss={dismiss}
          {...(state.href !== undefined && { action: toCourse(state.href) })}
        >
          {state.text}
          {state.detail !== undefined && <Text size="small">{state.detail}</Text>}
        </Banner>
      );
    case "unanswered":
      return (
        <Banner
          tone="danger"
          onDismiss={dismiss}
          action={
            <Button size="small" onPress={retry}>
              Try again
            </Button>
          }
        >
          {courseVoucherTexts.unanswered}
        </Banner>
      );
  }
}

function toCourse(href: string) {
  return (
    <LinkButton href={href} size="small">
      Open the course
    </LinkButton>
  );
}
