// Learned, not written: what each feature is worth, as a curve over the jewels still in the house. docs/BOTS.md tells how.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/features.hpp"

namespace minuit::hunters {

// clang-format off
inline constexpr Curves kClassicCurves{{
    {1.687F, -1.084F, 0.6928F},  // one
    {-0.002128F, -0.00473F, -0.08724F},  // laden_way_out
    {-0.00455F, 0.009833F, -0.02308F},  // fetch_way
    {-0.01111F, 0.01263F, -0.1602F},  // fetched_out
    {-0.02838F, 0.02252F, -0.002144F},  // unfetched_out
    {-0.09171F, 0.1591F, -0.08898F},  // unfetched
    {0.02271F, 0.1026F, -0.06823F},  // idle_way_out
    {-0.02903F, 0.1835F, -0.1173F},  // longest_way
    {-0.03594F, -0.2189F, 0.155F},  // one_safe
    {-0.0914F, -0.1895F, 0.1692F},  // one_due
    {-0.04949F, -0.1593F, 0.08847F},  // one_safe_met
    {-0.08589F, -0.05146F, 0.07605F},  // one_due_met
    {-0.1921F, -0.2819F, 0.347F},  // two_safe
    {-0.2708F, -0.1058F, -0.03124F},  // two_due
    {-0.1727F, -0.029F, -0.05193F},  // two_safe_met
    {-0.2387F, 0.1069F, -0.1296F},  // two_due_met
    {-0.01546F, 0.07994F, -0.4768F},  // two_due_laden
    {0.002461F, 0.03387F, 0.01686F},  // hunters_at_ghosts
    {-0.3905F, -0.2215F, -0.3316F},  // spirits
    {-0.07762F, -0.1484F, -0.3163F},  // spirits_3
    {-0.1183F, -0.09886F, -0.4727F},  // spirits_4
    {-0.1299F, -0.06456F, -1.11F},  // spirits_5
    {0.2778F, 0.1621F, -0.2813F},  // spirits_met_by_two
    {0.2125F, -0.1787F, -1.775F},  // held_alone
    {0.01765F, 0.2409F, -0.9087F},  // held_in_company
    {-0.033F, 0.201F, -0.2712F},  // help_way
    {-0.2047F, 0.3282F, 0.1038F},  // haunted_jewels
    {0.01426F, -0.03696F, -0.004943F},  // letters_in_pile
    {0.02908F, -0.04086F, 0.002582F},  // pile
    {0.0F, 0.0F, 0.0F},  // locked
    {0.0F, 0.0F, 0.0F},  // wanted_carried
    {0.0F, 0.0F, 0.0F},  // wanted_known
    {0.0F, 0.0F, 0.0F},  // wanted_way
    {0.0F, 0.0F, 0.0F},  // chain
    {0.0F, 0.0F, 0.0F},  // stray
    {0.0F, 0.0F, 0.0F},  // stray_gap
    {0.0F, 0.0F, 0.0F},  // stray_way_out
    {0.0F, 0.0F, 0.0F},  // hidden
    {0.0F, 0.0F, 0.0F},  // free_hunters
    {0.0F, 0.0F, 0.0F},  // free_0
    {0.0F, 0.0F, 0.0F},  // free_1
    {0.0F, 0.0F, 0.0F},  // fetch_gap
    {0.0F, 0.0F, 0.0F},  // fetch_hidden
    {0.0F, 0.0F, 0.0F},  // chain_way_out
}};
inline constexpr Curves kAdvancedCurves{{
    {2.734F, -10.48F, 0.2215F},  // one
    {0.009115F, 0.009012F, -0.06876F},  // laden_way_out
    {-0.002498F, 0.01086F, -0.047F},  // fetch_way
    {-0.01501F, 0.0511F, -0.09579F},  // fetched_out
    {-0.02799F, 0.03742F, -0.009061F},  // unfetched_out
    {0.1435F, 0.4181F, -0.04364F},  // unfetched
    {-0.001098F, 0.1228F, -0.2461F},  // idle_way_out
    {-0.0151F, 0.121F, -0.1401F},  // longest_way
    {-0.103F, 0.1714F, 0.00894F},  // one_safe
    {-0.06746F, -0.01252F, 0.05552F},  // one_due
    {-0.1332F, 0.3016F, -0.01311F},  // one_safe_met
    {-0.08245F, 0.1037F, 0.1221F},  // one_due_met
    {-0.1764F, 0.197F, -0.04901F},  // two_safe
    {-0.1931F, 0.101F, -0.1239F},  // two_due
    {-0.1982F, 0.3961F, -0.04242F},  // two_safe_met
    {-0.1494F, 0.09438F, 0.2469F},  // two_due_met
    {-0.0724F, 0.258F, -0.4702F},  // two_due_laden
    {0.05654F, -0.1932F, 0.002581F},  // hunters_at_ghosts
    {-0.3664F, 0.2559F, -0.2908F},  // spirits
    {0.06055F, -0.4245F, -1.176F},  // spirits_3
    {-0.07159F, -0.3223F, -1.027F},  // spirits_4
    {-0.1915F, -0.5936F, -1.109F},  // spirits_5
    {0.3476F, -0.4048F, -0.01519F},  // spirits_met_by_two
    {0.2591F, -0.08852F, -0.5439F},  // held_alone
    {-0.03061F, -0.3029F, 0.7169F},  // held_in_company
    {-0.05073F, 0.05583F, -0.01711F},  // help_way
    {0.0008109F, 0.4557F, -0.8956F},  // haunted_jewels
    {-0.02388F, 0.06463F, 0.03172F},  // letters_in_pile
    {0.005319F, 0.02984F, 0.02419F},  // pile
    {0.1003F, -0.1273F, 0.2925F},  // locked
    {0.1656F, -0.07717F, 0.3298F},  // wanted_carried
    {0.09482F, 0.352F, -0.6302F},  // wanted_known
    {-0.06467F, 0.2938F, -0.404F},  // wanted_way
    {-0.2442F, 0.6793F, 0.07214F},  // chain
    {-0.4525F, 0.6411F, 0.2977F},  // stray
    {-0.005057F, 0.04006F, -0.1275F},  // stray_gap
    {-0.007911F, -0.00431F, 0.05648F},  // stray_way_out
    {0.007023F, -0.02971F, -0.08572F},  // hidden
    {-0.2343F, 0.4908F, 0.09099F},  // free_hunters
    {-4.486F, -2.228F, -1.105F},  // free_0
    {0.01273F, 0.06872F, -0.1307F},  // free_1
    {-0.0294F, 0.137F, -0.08005F},  // fetch_gap
    {0.01631F, 0.001782F, 0.05539F},  // fetch_hidden
    {-0.03201F, 0.03882F, -0.008942F},  // chain_way_out
}};
// clang-format on

}  // namespace minuit::hunters
