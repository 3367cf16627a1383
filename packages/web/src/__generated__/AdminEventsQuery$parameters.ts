/**
 * @generated SignedSource<<0820a93656114dfb63b071a1cac68867>>
 * @relayHash 88cd067a9c89fa0933fd869363d8bc2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0301c47e49ab4a9f485a056d8e45bb93fcd6074209a9fd6eff97e63608887d83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0301c47e49ab4a9f485a056d8e45bb93fcd6074209a9fd6eff97e63608887d83",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
