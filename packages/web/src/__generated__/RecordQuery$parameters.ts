/**
 * @generated SignedSource<<3eb30ee8c29d1a01f3f558c25bd84e01>>
 * @relayHash 992217cb711ef548df100d6e6353a817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5b80d30fad9af134dc6369755c78d39ff5f18fc6fe23c7222493a3907f584f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5b80d30fad9af134dc6369755c78d39ff5f18fc6fe23c7222493a3907f584f5",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
