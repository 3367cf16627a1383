/**
 * @generated SignedSource<<e8cdf7f98a1c785036eb30ff2f3ca277>>
 * @relayHash 8ea348415fe83350d8d036ad527f4c6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c957f90a550a70a7e5b94a2530801559e9d4c1f00fa635cab571dbec1de7c470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c957f90a550a70a7e5b94a2530801559e9d4c1f00fa635cab571dbec1de7c470",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
