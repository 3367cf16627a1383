/**
 * @generated SignedSource<<4a7f46f770cdb69c56057f91a3ad4800>>
 * @relayHash 19d3821af255f35ff2e731422f3d3401
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 006a640287bfa081583bb8e1c31bd8d192fe15543e385a8b291cda76178963be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "006a640287bfa081583bb8e1c31bd8d192fe15543e385a8b291cda76178963be",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
