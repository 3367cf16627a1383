/**
 * @generated SignedSource<<6314557dfd23751416295b4174957ee2>>
 * @relayHash d8f207f73ccc5de041340dd1bd16c01d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20988eec9891f0840b731be32a4cd8f733c9fdd93c2813e076f19d3b5cd336e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20988eec9891f0840b731be32a4cd8f733c9fdd93c2813e076f19d3b5cd336e1",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
