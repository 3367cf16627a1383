/**
 * @generated SignedSource<<be7ace2463d47a57127f2c40938d3e12>>
 * @relayHash 01d6b19786944985a2a056e2e19183c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8857c13f15db9c83f50fd249ff038fae1443acbfce25e01dcd677dcea8053c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassMembersQuery } from './ClassMembersQuery.graphql';

const node: PreloadableConcreteRequest<ClassMembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8857c13f15db9c83f50fd249ff038fae1443acbfce25e01dcd677dcea8053c",
    "metadata": {},
    "name": "ClassMembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
