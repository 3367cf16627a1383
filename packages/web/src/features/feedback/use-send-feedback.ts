import { graphql, useMutation } from "react-relay/hooks";
import * as v from "valibot";
import type {
  FeedbackInput,
  useSendFeedbackMutation,
} from "../../__generated__/useSendFeedbackMutation.graphql.ts";
import { authorizedJson } from "../../rest/authorized-fetch.ts";

const answer = v.object({ id: v.string() });

/** Sends a report; rejects with the API's refusal. */
export function useSendFeedback(): (feedback: FeedbackInput) => Promise<void> {
  const [commit] = useMutation<useSendFeedbackMutation>(graphql`
    mutation useSendFeedbackMutation($feedback: FeedbackInput!) {
      sendFeedback(feedback: $feedback) {
        id
      }
    }
  `);
  return (feedback) =>
    new Promise((resolve, reject) => {
      commit({ variables: { feedback }, onCompleted: () => resolve(), onError: reject });
    });
}

/** Uploads the picture, and returns the id by which the report refers to it. */
export async function uploadScreenshot(picture: Blob): Promise<string> {
  const form = new FormData();
  form.append("file", picture, "screenshot.png");
  const body = await authorizedJson("/api/files?purpose=feedback_screenshot", { method: "POST", body: form });
  return v.parse(answer, body).id;
}
