/**
 * @generated SignedSource<<86b57c92be9266d5db4a3242b65c5dc6>>
 * @relayHash b7ca0258aaccd026f090b01f74e1b1d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 333b48db6f73cbf506914752f22b8867dad43b50ccfcc0a939de6ed04527acb8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFeedbackQuery } from './AdminFeedbackQuery.graphql';

const node: PreloadableConcreteRequest<AdminFeedbackQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "333b48db6f73cbf506914752f22b8867dad43b50ccfcc0a939de6ed04527acb8",
    "metadata": {},
    "name": "AdminFeedbackQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
