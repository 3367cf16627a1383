/**
 * @generated SignedSource<<67228c19539cd4bedcc8129f58a676dd>>
 * @relayHash ab5a905f667ec1955168abeb6c78a678
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a3680776195bb1acafc2ca59d652c58a1d474d7dfd02099833558904051390b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a3680776195bb1acafc2ca59d652c58a1d474d7dfd02099833558904051390b",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
