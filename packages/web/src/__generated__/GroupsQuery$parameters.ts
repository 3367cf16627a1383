/**
 * @generated SignedSource<<69ed4ff987277fb462da8358cce6cf09>>
 * @relayHash 673dad58839e44c3748f03a9d8a6d970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff8af1e6ccdaaac81c3853517b1a2b932984d30e626fa541e2a40919ef1d70b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsQuery } from './GroupsQuery.graphql';

const node: PreloadableConcreteRequest<GroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff8af1e6ccdaaac81c3853517b1a2b932984d30e626fa541e2a40919ef1d70b0",
    "metadata": {},
    "name": "GroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
