/**
 * @generated SignedSource<<3353181abbbfdad86bb5706c503f229e>>
 * @relayHash 8f9046b7caffedb6e07f23f2ec44a32a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d68a54870ad04931360d40c494960a732307eab1542663ad0d01a19e7a757be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsQuery } from './GroupsQuery.graphql';

const node: PreloadableConcreteRequest<GroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d68a54870ad04931360d40c494960a732307eab1542663ad0d01a19e7a757be",
    "metadata": {},
    "name": "GroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
