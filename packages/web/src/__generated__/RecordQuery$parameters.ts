/**
 * @generated SignedSource<<017db117916c3790ca9314b37436424e>>
 * @relayHash a57cd913302946a45cef3bb5cb23798a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f794d12dcdf8c8f628887b21ae753dde6897d3a4012c2ec9f71e92650237680e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f794d12dcdf8c8f628887b21ae753dde6897d3a4012c2ec9f71e92650237680e",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
