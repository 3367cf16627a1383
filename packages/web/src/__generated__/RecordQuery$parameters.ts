/**
 * @generated SignedSource<<3daed3e792c5cd9fe2aabcc3b3c7ff82>>
 * @relayHash 7fc2eac20a37634c0f388e00f26ff7ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b96470829ba5d737276ff5c53b2e137b86d72c964cb02810bb51a5de91ebfd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b96470829ba5d737276ff5c53b2e137b86d72c964cb02810bb51a5de91ebfd3",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
