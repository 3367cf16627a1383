/**
 * @generated SignedSource<<93260a57b70dfd05669b2856e8250b28>>
 * @relayHash 0afe04e39efd6998839fe8a987588d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 132df730c6e2097767382d31565b1620392337a8724e0a5f301c45e856ba21a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "132df730c6e2097767382d31565b1620392337a8724e0a5f301c45e856ba21a6",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
