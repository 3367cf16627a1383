/**
 * @generated SignedSource<<1ea85427178323ae827dbf1fafa95472>>
 * @relayHash 2f2d58261b265d708c2ebfd9bd14a984
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f2ddfa6508d78d69929263bf85815bd96e498dc586983fd22b800a5177e8b82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f2ddfa6508d78d69929263bf85815bd96e498dc586983fd22b800a5177e8b82",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
