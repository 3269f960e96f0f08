/** English: the Mission Cards, each with what it says. */

export const missionsEn = {
  'mission.theGovernorsDispatches': 'The Governor’s Dispatches',
  'missionText.theGovernorsDispatches': 'Influence roll. Take a Port action in Cartagena: 9 gold.',
  'mission.passageForANoble': 'Passage for a Noble',
  'missionText.passageForANoble':
    'For captains without a bounty. Bring the passenger to Santo Domingo: 11 gold. He leaves if you become a pirate.',
  'mission.breadForTheGarrison': 'Bread for the Garrison',
  'missionText.breadForTheGarrison': 'Influence roll. Hand in two cards of food in Bridgetown: 13 gold.',
  'mission.timberForTheYard': 'Timber for the Yard',
  'missionText.timberForTheYard':
    'Hand in two cards of wood in Nassau: 7 gold, all repairs, and a ship modification that lies face up.',
  'mission.rumForTheBrethren': 'Rum for the Brethren',
  'missionText.rumForTheBrethren': 'For pirates. Hand in two cards of rum in Tortuga: 12 gold and one more Glory Card.',
  'mission.huntForTheBlackSloop': 'Hunt for the Black Sloop',
  'missionText.huntForTheBlackSloop':
    'Not wanted by France. Defeat the pirate sloop: 18 gold, besides the usual reward and point.',
  'mission.huntForTheBlackFrigate': 'Hunt for the Black Frigate',
  'missionText.huntForTheBlackFrigate':
    'Not wanted by the Netherlands. Defeat the pirate frigate: 25 gold, besides the usual reward and point.',
  'mission.theAdmiralsHead': 'The Admiral’s Head',
  'missionText.theAdmiralsHead': 'For pirates. Defeat any naval ship: 22 gold. The bounties for it are yours as usual.',
  'mission.englishCommission': 'English Commission',
  'missionText.englishCommission':
    'Influence roll, not wanted by England. Raid a Spanish merchant for at least 6 gold: 8 gold, and one Spanish bounty less.',
  'mission.frenchCommission': 'French Commission',
  'missionText.frenchCommission':
    'Influence roll, not wanted by France. Raid an English merchant for at least 6 gold: 8 gold, and one English bounty less.',
  'mission.theGovernorsHeir': 'The Governor’s Heir',
  'missionText.theGovernorsHeir':
    'Leadership roll. Find the kidnappers at sea off Tortuga (Scouting) and beat them (two crew, Leadership 1): 12 gold, and all Spanish bounties are forgiven. If you lose the fight, your captain dies.',
  'mission.theSmugglersNest': 'The Smugglers’ Nest',
  'missionText.theSmugglersNest':
    'Two crew or more. Find the nest in the Caribbean Sea (Scouting) and beat the smugglers (three crew, Leadership 1): 14 gold and two Cargo Cards. If you lose the fight, your captain dies.',
  'mission.chartTheWindwardReefs': 'Chart the Windward Reefs',
  'missionText.chartTheWindwardReefs':
    'Scouting roll. Sail through the zones of St. John, St. Maarten and Trinidad in any order: 5 gold and a lookout, marked by this card.',
  'mission.theSpysRound': 'The Spy’s Round',
  'missionText.theSpysRound': 'Influence roll. Take Port actions in an English, a French and a Spanish port: 12 gold.',
  'mission.aWeddingInCaracas': 'A Wedding in Caracas',
  'missionText.aWeddingInCaracas':
    'For captains without a bounty. Bring the bride to Caracas: 9 gold and one more Glory Card. She leaves if you become a pirate.',
  'mission.exchangeOfPrisoners': 'Exchange of Prisoners',
  'missionText.exchangeOfPrisoners':
    'Not wanted by Spain. Take a Port action in Port Royal and roll Influence: 14 gold, or 7 if it fails.',
  'mission.theDebtCollector': 'The Debt Collector',
  'missionText.theDebtCollector':
    'Pay 5 gold. Take a Port action in Havana and roll Leadership: 18 gold. If it fails, try again at the next one.',
  'mission.spicesForTheIntendant': 'Spices for the Intendant',
  'missionText.spicesForTheIntendant': 'Hand in one card of spices and one of sugar in Basse-Terre: 13 gold.',
  'mission.theQuietPardon': 'The Quiet Pardon',
  'missionText.theQuietPardon':
    'For pirates; pay 4 gold. Take a Port action in Curaçao: all bounties of one nation are forgiven.',
  'mission.theTobaccoContract': 'The Tobacco Contract',
  'missionText.theTobaccoContract': 'Influence roll. Hand in two cards of tobacco in San Juan: 20 gold.',
  'mission.theLostSurveyShip': 'The Lost Survey Ship',
  'missionText.theLostSurveyShip':
    'Influence roll. Find the wreck in the Caribbean Sea (Scouting): 8 gold and a ship modification that lies face up.',
  'mission.thePirateKingsWager': 'The Pirate King’s Wager',
  'missionText.thePirateKingsWager':
    'For pirates. Win a battle against a player, a navy or a pirate: 10 gold and two more Glory Cards.',
  'mission.escortTheSilverFleet': 'Escort the Silver Fleet',
  'missionText.escortTheSilverFleet':
    'For captains without a bounty. Sail through San Juan, Santo Domingo, Tortuga and Havana in this order, without entering a port in between: 12 gold.',
  'mission.silverForTheCrown': 'Silver for the Crown',
  'missionText.silverForTheCrown':
    'Influence roll; frigate, galleon or man-o-war. Take a Port action in Havana: 15 gold. Until then, pirates hunt you as if you had the most gold.',
  'mission.bonesOfASaint': 'Bones of a Saint',
  'missionText.bonesOfASaint':
    'Leadership roll. Find the wreck at sea off Santo Domingo (Scouting), then take a Port action in Petit-Goâve: 6 gold and a surgeon, marked by this card.',
} as const satisfies Record<string, string>

export type MissionWords = keyof typeof missionsEn
