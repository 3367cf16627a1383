/**
 * @generated SignedSource<<55ae9197b7bd07bb2a8525f513bd8d1a>>
 * @relayHash d65f6748f84403c1712133714c5d9409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 444774fc13d680f1e759e8f15df0e6d02eb7f692055965704df21d6e4abe4100

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemsQuery } from './SystemsQuery.graphql';

const node: PreloadableConcreteRequest<SystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "444774fc13d680f1e759e8f15df0e6d02eb7f692055965704df21d6e4abe4100",
    "metadata": {},
    "name": "SystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
