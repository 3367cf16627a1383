/**
 * @generated SignedSource<<7c15a0a558cfcc36d7ae1746f91380cd>>
 * @relayHash 157aebf313f7cd8005d25c28a1814f71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c9027ac6841324e3224a580168c4cf866e37d107b2a5a9ca43fc76a8110c2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFeedbackQuery } from './AdminFeedbackQuery.graphql';

const node: PreloadableConcreteRequest<AdminFeedbackQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9c9027ac6841324e3224a580168c4cf866e37d107b2a5a9ca43fc76a8110c2f",
    "metadata": {},
    "name": "AdminFeedbackQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
