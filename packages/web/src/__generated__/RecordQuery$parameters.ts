/**
 * @generated SignedSource<<83d88deef1cc3bc37f52d155b8cfe4a6>>
 * @relayHash 97a2152e0516cf655972e11149087168
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f9b8a3a67f25373f9c50cee91c8d04145afe6f8d7b51d2370805e7911732530

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f9b8a3a67f25373f9c50cee91c8d04145afe6f8d7b51d2370805e7911732530",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
