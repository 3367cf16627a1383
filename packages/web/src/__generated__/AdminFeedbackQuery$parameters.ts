/**
 * @generated SignedSource<<9becc30dad6ec080eede18581fa102f9>>
 * @relayHash 3730ccd00f094c306b6880d8dcef93d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID add6ee9bcf1d82829c80f1a861c943e56f5dcf7903ec5d2d7018e9d4413c5445

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFeedbackQuery } from './AdminFeedbackQuery.graphql';

const node: PreloadableConcreteRequest<AdminFeedbackQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "add6ee9bcf1d82829c80f1a861c943e56f5dcf7903ec5d2d7018e9d4413c5445",
    "metadata": {},
    "name": "AdminFeedbackQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
