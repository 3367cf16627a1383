/**
 * @generated SignedSource<<c19cfe9377b57a7aa13f73534f4ac84b>>
 * @relayHash aac038d409877a95b72e5cd95bab2f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5ea5cd17f5b47514190caf14c4a207e0e4f45e27aeab59dc5b4c68b66e2d8e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5ea5cd17f5b47514190caf14c4a207e0e4f45e27aeab59dc5b4c68b66e2d8e9",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
