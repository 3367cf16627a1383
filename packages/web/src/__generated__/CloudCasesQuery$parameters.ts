/**
 * @generated SignedSource<<0b26758dab7b3d4cb6da910476e9d843>>
 * @relayHash 076fa378c8412f61ffc0851beb4e1465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00e0115dee231af7cb78ad1b469786e013c7fea2667a8b6a7b99c3821a45070d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00e0115dee231af7cb78ad1b469786e013c7fea2667a8b6a7b99c3821a45070d",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
