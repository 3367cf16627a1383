/**
 * @generated SignedSource<<ae50f1a2972b8137ec43aa8baa81fbf2>>
 * @relayHash b233ae75c9d73df2865867b1ebcb42da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f375c7acf86d234e1019f3d4db1299e4f75cb85de1c23e33f60f3f6ff07d0b63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f375c7acf86d234e1019f3d4db1299e4f75cb85de1c23e33f60f3f6ff07d0b63",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
