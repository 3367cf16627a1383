/**
 * @generated SignedSource<<9f75f0efe1ea25c238d78c670d339b35>>
 * @relayHash 7cff8f0b70cf20f8871f82f973acdef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee38b58eeef0070f4b8b9ca3c89cc4caaef4e061f7b8c56eed0e276082f42fbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee38b58eeef0070f4b8b9ca3c89cc4caaef4e061f7b8c56eed0e276082f42fbb",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
